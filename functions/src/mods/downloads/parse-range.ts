import type { ByteRange } from '../../platform/read-object.ts';

/**
 * Parses a Range header with one range of bytes (RFC 9110, 14.1.2). Returns undefined for several ranges, other units
 * and invalid values. The response is then the whole file, as the standard allows.
 *
 * @param size size of the file in bytes
 */
export const parseRange = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
};
