import { describe, expect, it } from 'vitest';
import { announcePorts } from './firebase-tools-patches.ts';

const registry = () => ({
  getInfo: (emulator: string) => (emulator === 'pubsub' ? undefined : { host: '127.0.0.1', port: 8080 }),
});

describe('announced ports', () => {
  it('replace the emulators’ ports, without other changes', () => {
    const known = registry();
    announcePorts(known, { firestore: 9000 });
    expect(known.getInfo('firestore')).toEqual({ host: '127.0.0.1', port: 9000 });
    expect(known.getInfo('auth')).toEqual({ host: '127.0.0.1', port: 8080 });
  });

  it('are undefined for an emulator that does not run', () => {
    const known = registry();
    announcePorts(known, { pubsub: 9000 });
    expect(known.getInfo('pubsub')).toBeUndefined();
  });
});
