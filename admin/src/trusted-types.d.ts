export {};

declare global {
  /** The part of the Trusted Types API used here. Undefined in browsers without it. */
  var trustedTypes: { createPolicy(name: string, rules: TrustRules): unknown } | undefined;
  interface TrustRules {
    /** null rejects the text. */
    createHTML: (text: string) => string | null;
  }
}
