import type { ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { CircleAlert, CircleCheck, CirclePlus, CircleX } from 'lucide-react';
import { defineMessage, defineMessages } from 'react-intl';
import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { ModName } from '#shared/mods/mod-name.tsx';
import { paths } from '#shared/routing/paths.ts';

const kindNames = defineMessages({
  required: { id: 'dependency.required', defaultMessage: 'Necessário' },
  optional: { id: 'dependency.optional', defaultMessage: 'Opcional' },
  incompatible: { id: 'dependency.incompatible', defaultMessage: 'Incompatível' },
});

const missing = defineMessage<{ readonly count: number }>({
  id: 'dependency.missing',
  defaultMessage:
    '{count, plural, one {# mod necessário não está mais no catálogo} many {# de mods necessários não estão mais no catálogo} other {# mods necessários não estão mais no catálogo}}',
});

/** Whether a release has dependencies to show. */
export const hasDependencies = ({ dependencies, missing_dependencies }: DependencyListProps): boolean =>
  dependencies.length + missing_dependencies > 0;

const KINDS = [
  { kind: 'required', Icon: CircleCheck, tone: 'text-grass' },
  { kind: 'optional', Icon: CirclePlus, tone: 'text-diamond' },
  { kind: 'incompatible', Icon: CircleAlert, tone: 'text-redstone' },
] as const;

type DependencyListProps = Pick<ModRelease, 'dependencies' | 'missing_dependencies'>;

/** Required, optional and incompatible mods of a release, as links. */
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
            <span className="note ml-auto">{translate(kindNames[kind])}</span>
          </li>
        )),
    )}
    {missing_dependencies > 0 && (
      <li>
        <CircleX aria-hidden size={16} className="text-redstone" />
        {translate(missing, { count: missing_dependencies })}
      </li>
    )}
  </ul>
);
