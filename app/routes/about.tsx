export default function Stub() { return <div className="wrap"><h1>Stub</h1></div>; }
