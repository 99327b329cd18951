import { CONSOLE_TRUST } from '@bigorna/domain/trusted-types';

/** react-admin fills an empty help line of a field with this character, set as HTML. */
const ZERO_WIDTH_SPACE = '&#8203;';

// The console sets no other HTML. Browsers with Trusted Types check HTML against this policy.
globalThis.trustedTypes?.createPolicy(CONSOLE_TRUST, {
  createHTML: (text) => (text === ZERO_WIDTH_SPACE ? text : null),
});
