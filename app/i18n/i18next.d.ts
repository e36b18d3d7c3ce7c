declare module "i18next" {
  interface CustomTypeOptions {
    // The vocabulary fills every placeholder; tests hold that copy names no other.
    parseInterpolation: false;
  }
}

export {};
