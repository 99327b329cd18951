/** The services that a door stands before: browser and functions reach them through it alone. */
export const DOORS = ['auth', 'firestore', 'storage', 'functions'] as const;
export type DoorName = (typeof DOORS)[number];

/** What a door does with the calls that come to it. */
export type Weather = 'fair' | 'stopped' | 'slow' | 'errors';

export interface Fault {
  readonly name: string;
  /** Which door it happens at; null for the functions' processes. */
  readonly door: DoorName | null;
  readonly weather: Weather;
}

/** By how much the calls of a slow service come late. */
export const SLOW_MS = 5_000;

/** How many of the calls of a service with errors fail. */
export const ERROR_SHARE = 0.05;

const KINDS = ['stopped', 'slow', 'errors'] as const;

/** Each service stopped, slow and answering errors; and the functions' processes killed. */
export const FAULTS: readonly Fault[] = [
  ...DOORS.flatMap((door) => KINDS.map((weather) => ({ name: `${door}-${weather}`, door, weather }))),
  { name: 'functions-killed', door: null, weather: 'fair' },
];

/** Whether the emulators may lose events of writes, for want of functions that take them; Eventarc brings them again for a day. */
export const losesEvents = ({ door, weather, name }: Fault): boolean =>
  name === 'functions-killed' || (door === 'functions' && weather !== 'slow');
