import { CONSOLE_TRUST } from '@bigorna/domain/trusted-types';

/** react-admin holds a field's line for help with it, and sets it as HTML. */
const ZERO_WIDTH_SPACE = '&#8203;';

// Nothing else becomes HTML in the console: where browsers have Trusted Types, they ask this policy.
globalThis.trustedTypes?.createPolicy(CONSOLE_TRUST, {
  createHTML: (text) => (text === ZERO_WIDTH_SPACE ? text : null),
});
