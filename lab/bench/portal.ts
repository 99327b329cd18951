import { parseArgs } from 'node:util';
import { listenForStop } from '../../tools/shared/tool.ts';
import { withPortal as onPortalAt } from '../portal.ts';

/**
 * Measures a running portal, or starts one on emulators.
 *
 * @param args `--url URL` (or BIGORNA_URL) of a running portal; else `--offset` of the emulator ports; `--before URL` of
 *   another running portal to compare with
 */
export async function withBenchPortal(
  args: readonly string[],
  measure: (url: string, before: string | undefined) => Promise<void>,
): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { url: text, offset: text, before: text } });
  const url = values.url ?? (process.env.BIGORNA_URL || undefined);
  if (url !== undefined) return measure(url, values.before);
  await onPortalAt({ offset: values.offset }, listenForStop(), (portal) => measure(portal.url, values.before));
}
