import type { ByteRange } from '../platform/read-object.ts';

/**
 * A Range header's one range of bytes (RFC 9110, 14.1.2). Several ranges, other units and nonsense are passed over, as
 * the standard allows: the whole file is answered.
 *
 * @param size of the file, in bytes
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
