import type { ModRelease } from '@bigorna/domain/endpoints/mods';
import { CircleAlert, CircleCheck, CirclePlus, CircleX } from 'lucide-react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { ModName } from '#app/mods/mod-name.tsx';
import { paths } from '#app/paths.ts';

const kindNames = defineMessages({
  required: { id: 'dependency.required', defaultMessage: 'Necessário' },
  optional: { id: 'dependency.optional', defaultMessage: 'Opcional' },
  incompatible: { id: 'dependency.incompatible', defaultMessage: 'Incompatível' },
});

const missing = defineMessage<{ readonly count: number }>({
  id: 'dependency.missing',
  defaultMessage:
    '{count, plural, one {# mod necessário já não está no catálogo} many {# de mods necessários já não estão no catálogo} other {# mods necessários já não estão no catálogo}}',
});

/** Whether there is anything to tell of a release's dependencies. */
export const hasDependencies = ({ dependencies, missing_dependencies }: DependencyListProps): boolean =>
  dependencies.length + missing_dependencies > 0;

const KINDS = [
  { kind: 'required', Icon: CircleCheck, tone: 'text-grass' },
  { kind: 'optional', Icon: CirclePlus, tone: 'text-diamond' },
  { kind: 'incompatible', Icon: CircleAlert, tone: 'text-redstone' },
] as const;

type DependencyListProps = Pick<ModRelease, 'dependencies' | 'missing_dependencies'>;

/** What a release needs, goes well with and breaks with, each a link to its mod. */
export const DependencyList = ({ dependencies, missing_dependencies }: DependencyListProps) => (
  <ul className="dependencies">
    {KINDS.flatMap(({ kind, Icon, tone }) =>
      dependencies
        .filter((dependency) => dependency.kind === kind)
        .map(({ mod_id, slug, title }) => (
          <li key={mod_id}>
            <Icon aria-hidden size={16} className={tone} />
            <Link className="text-link" to={paths.mod(slug)}>
              <ModName>{title}</ModName>
            </Link>
            <span className="note">
              <FormattedMessage {...kindNames[kind]} />
            </span>
          </li>
        )),
    )}
    {missing_dependencies > 0 && (
      <li>
        <CircleX aria-hidden size={16} className="text-redstone" />
        <FormattedMessage {...missing} values={{ count: missing_dependencies }} />
      </li>
    )}
  </ul>
);
