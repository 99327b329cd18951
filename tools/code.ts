import { getTotpCode } from './shared/totp.ts';

// Prints the current authenticator code of the seed's staff accounts, so that no authenticator app is needed.
console.log(getTotpCode());
