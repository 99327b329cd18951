import { expect, it } from 'vitest';
import { getSecondPorts, PORT_SETS, selectPorts } from './ports.ts';

it('gives a second set of emulators its own ports and folder', () => {
  const [first, second, ...others] = [
    PORT_SETS.tests,
    getSecondPorts(PORT_SETS.tests),
    PORT_SETS.start,
    PORT_SETS.stop,
    selectPorts('9000', PORT_SETS.tests),
    selectPorts('11000', PORT_SETS.tests),
  ];
  const taken = new Set([first, ...others].flatMap(({ ports }) => Object.values(ports)));
  expect(Object.values(second.ports).filter((port) => taken.has(port))).toEqual([]);
  expect(second.name).not.toBe(first.name);
});

it('rejects an offset above the maximum', () => {
  expect(() => selectPorts('60000', PORT_SETS.tests)).toThrow('--offset');
  expect(selectPorts('20000', PORT_SETS.tests).ports.hosting).toBe(25_050);
});
