export {};

declare global {
  /** What of Trusted Types is used here, where the browser has them. */
  var trustedTypes: { createPolicy(name: string, rules: TrustRules): unknown } | undefined;
  interface TrustRules {
    /** null refuses the text. */
    createHTML: (text: string) => string | null;
  }
}
