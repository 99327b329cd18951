import { expect, it } from 'vitest';
import { chosenPorts, PORT_SETS, portsBeside } from './ports.ts';

it('gives a second set of emulators ports and a folder of its own', () => {
  const [first, second, ...others] = [
    PORT_SETS.tests,
    portsBeside(PORT_SETS.tests),
    PORT_SETS.start,
    PORT_SETS.stop,
    chosenPorts('9000', PORT_SETS.tests),
    chosenPorts('11000', PORT_SETS.tests),
  ];
  const taken = new Set([first, ...others].flatMap(({ ports }) => Object.values(ports)));
  expect(Object.values(second.ports).filter((port) => taken.has(port))).toEqual([]);
  expect(second.name).not.toBe(first.name);
});

it('refuses an offset that leaves no room', () => {
  expect(() => chosenPorts('60000', PORT_SETS.tests)).toThrow('--offset');
  expect(chosenPorts('20000', PORT_SETS.tests).ports.hosting).toBe(25_050);
});
