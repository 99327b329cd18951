/// <reference types="vite/client" />
import 'react';

declare global {
  interface ImportMetaEnv {
    /** Known when the site is built: what stands behind it is in no production bundle. */
    readonly FOR_EMULATORS: boolean;
    /** False where the service worker is retired. */
    readonly HAS_WORKER: boolean;
    /** The folder of the catalogues, with one file a language and part; its name changes with any text. */
    readonly TEXTS: string;
  }

  /** What of Trusted Types is used here, where the browser has them; what a policy makes stands for a string. */
  var trustedTypes:
    | { createPolicy(name: string, rules: TrustRules): { createScriptURL(address: string): string } }
    | undefined;
  interface TrustRules {
    createScriptURL: (address: string) => string;
  }
}

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
