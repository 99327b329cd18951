import { describe, expect, it } from 'vitest';
import { announcePorts } from './announced-ports.ts';

const registry = () => ({
  getInfo: (emulator: string) => (emulator === 'pubsub' ? undefined : { host: '127.0.0.1', port: 8080 }),
});

describe('ports that emulators are told of each other', () => {
  it('are the given ones, with all else as it is; the others’ their own', () => {
    const known = registry();
    announcePorts(known, { firestore: 9000 });
    expect(known.getInfo('firestore')).toEqual({ host: '127.0.0.1', port: 9000 });
    expect(known.getInfo('auth')).toEqual({ host: '127.0.0.1', port: 8080 });
  });

  it('are none of an emulator that does not run', () => {
    const known = registry();
    announcePorts(known, { pubsub: 9000 });
    expect(known.getInfo('pubsub')).toBeUndefined();
  });
});
