import { getTotpCode } from './testing/totp.ts';

// The code of the seed's staff, for whom no authenticator app is at hand.
console.log(getTotpCode());
