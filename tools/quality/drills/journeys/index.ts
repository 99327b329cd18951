import type { Journey } from './journey.ts';
import { MEMBER_JOURNEYS } from './member.ts';
import { STAFF_JOURNEYS } from './staff.ts';
import { TALK_JOURNEYS } from './talk.ts';
import { VISITOR_JOURNEYS } from './visitor.ts';

/** The twenty journeys of a drill. */
export const JOURNEYS: readonly Journey[] = [
  ...VISITOR_JOURNEYS,
  ...MEMBER_JOURNEYS,
  ...TALK_JOURNEYS,
  ...STAFF_JOURNEYS,
];
