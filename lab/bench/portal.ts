import { parseArgs } from 'node:util';
import { listenForStop } from '../../tools/shared/tool.ts';
import { withPortal as onPortalAt } from '../portal.ts';

/**
 * Measures a running portal, or starts one on emulators.
 *
 * @param args `--url URL` (or BIGORNA_URL) of a running portal; else `--offset` of the emulator ports
 */
export async function withBenchPortal(args: readonly string[], measure: (url: string) => Promise<void>): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { url: { type: 'string' }, offset: { type: 'string' } } });
  const url = values.url ?? (process.env.BIGORNA_URL || undefined);
  if (url !== undefined) return measure(url);
  await onPortalAt({ offset: values.offset }, listenForStop(), (portal) => measure(portal.url));
}
