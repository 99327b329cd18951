import { fewAtOnce } from './few-at-once.ts';

/**
 * One gate for all work of a process that takes much memory. A picture of the most pixels takes up to 450 MB while it is
 * drawn (a PNG, interlaced, of 16 bits a channel): measured. An archive may hold twice the largest file: itself, and the
 * packs taken out of it.
 */
const throughGate = fewAtOnce(3);
const archiveByArchive = fewAtOnce(1);

/** Draws a picture when there is room for it. */
export const drawInTurn = <T>(work: () => Promise<T>): Promise<T> => throughGate(work);

/** Checks an archive when there is room for it, and alone among archives. */
export const checkInTurn = <T>(work: () => Promise<T>): Promise<T> => archiveByArchive(() => throughGate(work));
