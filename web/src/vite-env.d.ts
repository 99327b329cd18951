/// <reference types="vite/client" />
import 'react';

declare global {
  interface ImportMetaEnv {
    /** Known when the site is built: what stands behind it is in no production bundle. */
    readonly FOR_EMULATORS: boolean;
  }
}

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
