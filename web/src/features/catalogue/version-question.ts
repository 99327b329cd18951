const OPEN_RANGE = /^>=([\d.]+)$/;

/** The version from which a range is open upwards (`1.21` of `>=1.21`); undefined for anything else. */
export const openFrom = (question: string): string | undefined => OPEN_RANGE.exec(question)?.[1];

/** The range of everything from a version on. */
export const everythingFrom = (version: string): string => `>=${version}`;
