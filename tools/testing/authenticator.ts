import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Assertion, Registration } from '@bigorna/domain/endpoints/passkeys.schemas';

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const encode = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');

const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

/** A passkey in this process, as a browser on a page of `origin` would use it. */
export const createAuthenticator = (origin: string, rpId = 'localhost') => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const buildAuthData = (flags: number): Buffer => {
    counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head]);
  };
  const buildClientData = (type: string, challenge: string): string =>
    encode(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  /** The public key as a COSE map of EC2, ES256 and P-256. */
  const buildCoseKey = (): Buffer => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [one, other] = [x, y].map((part) => Buffer.from(part, 'base64url'));
    return Buffer.concat([hex('A5 01 02 03 26 20 01 21 58 20'), one ?? hex(''), hex('22 58 20'), other ?? hex('')]);
  };
  const credential = {
    id: encode(id),
    rawId: encode(id),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;

  return {
    /** Result of `navigator.credentials.create`. */
    create({ challenge }: { challenge: string }): Registration {
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, buildCoseKey()]);
      const authData = Buffer.concat([buildAuthData(PRESENT_AND_VERIFIED | HAS_CREDENTIAL), attested]);
      // A CBOR map: fmt "none", attStmt {}, authData.
      const attestationObject = Buffer.concat([
        hex('A3 63 666D74 64 6E6F6E65 67 61747453746D74 A0 68 6175746844617461 58'),
        Buffer.from([authData.length]),
        authData,
      ]);
      const clientDataJSON = buildClientData('webauthn.create', challenge);
      return { ...credential, response: { clientDataJSON, attestationObject: encode(attestationObject) } };
    },
    /** Result of `navigator.credentials.get`. */
    get({ challenge }: { challenge: string }): Assertion {
      const authData = buildAuthData(PRESENT_AND_VERIFIED);
      const clientDataJSON = buildClientData('webauthn.get', challenge);
      const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      const signature = encode(sign('sha256', signed, privateKey));
      return { ...credential, response: { clientDataJSON, authenticatorData: encode(authData), signature } };
    },
  };
};
