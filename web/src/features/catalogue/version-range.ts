const OPEN_RANGE = /^>=([\d.]+)$/;

/** Start of an open range (`1.21` of `>=1.21`); undefined for anything else. */
export const parseOpenRange = (value: string): string | undefined => OPEN_RANGE.exec(value)?.[1];

/** Open range that starts at a version. */
export const toOpenRange = (version: string): string => `>=${version}`;
