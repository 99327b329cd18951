import { CONSOLE_TRUST } from '@bigorna/domain/trusted-types';

/** react-admin reserves a field's help line with this character and sets it as HTML. */
const ZERO_WIDTH_SPACE = '&#8203;';

// The only HTML the console sets. Browsers with Trusted Types check it against this policy.
globalThis.trustedTypes?.createPolicy(CONSOLE_TRUST, {
  createHTML: (text) => (text === ZERO_WIDTH_SPACE ? text : null),
});
