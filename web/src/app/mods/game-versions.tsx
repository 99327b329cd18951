import { versionSpans } from './version-spans.ts';

/** Game versions in spans, none of which is broken over two lines. */
export const GameVersions = ({ versions }: { versions: readonly string[] }) =>
  versionSpans(versions).map((span, index) => (
    <span key={span} className="whitespace-nowrap">
      {index > 0 && ', '}
      {span}
    </span>
  ));
