/// <reference types="vite/client" />
import 'react';

declare global {
  interface ImportMetaEnv {
    /** Build-time constant: production bundles drop the code behind it. */
    readonly FOR_EMULATORS: boolean;
    /** False if the service worker is retired. */
    readonly HAS_WORKER: boolean;
    /** URL of the catalogues' folder, with one file per locale and part. The name changes with any text. */
    readonly TEXTS: string;
  }

  /** The part of Trusted Types used here, if the browser supports them. A created URL is used as a string. */
  var trustedTypes:
    | { createPolicy(name: string, rules: TrustRules): { createScriptURL(url: string): string } }
    | undefined;
  interface TrustRules {
    createScriptURL: (url: string) => string;
  }
}

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
