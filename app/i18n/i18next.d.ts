declare module "i18next" {
  interface CustomTypeOptions {
    // interpolation-values.ts has a value for every placeholder; a test checks that.
    parseInterpolation: false;
  }
}

export {};
