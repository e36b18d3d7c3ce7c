import "../styles/sun-path.css";

/** The sun that travels from the horizon to noon while something loads; the stylesheet moves it. */
export function RisingSun() {
  return (
    <svg className="sunpath" viewBox="0 0 320 176" aria-hidden="true">
      <clipPath id="above-horizon">
        <path d="M0-40h320V149H0z" />
      </clipPath>
      <path className="arc" d="M40 150A120 120 0 0 1 280 150" />
      <g clipPath="url(#above-horizon)">
        <g className="traveller">
          <circle className="sun" cx="160" cy="30" r="26" />
        </g>
      </g>
      <path className="hz" d="M8 150H312" />
    </svg>
  );
}
