import { toVersionSpans } from './version-spans.ts';

/** Game versions in spans. No span wraps over two lines. */
export const GameVersions = ({ versions }: { versions: readonly string[] }) =>
  toVersionSpans(versions).map((span, index) => (
    <span key={span} className="whitespace-nowrap">
      {index > 0 ? `, ${span}` : span}
    </span>
  ));
