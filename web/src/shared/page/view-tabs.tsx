import type { MessageDescriptor } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { parseView } from './parse-view.ts';

interface ViewTabsProps<View extends string> {
  label: string;
  path: string;
  /** The first is the default: its URL has no query. */
  views: readonly [View, ...View[]];
  names: Readonly<Record<View, MessageDescriptor>>;
}

/** The views of a page, as links. */
export const ViewTabs = <View extends string>({ label, path, views, names }: ViewTabsProps<View>) => {
  const view = parseView(views, useLocation().search);
  return (
    <nav className="chips" aria-label={label}>
      {views.map((one) => (
        <Link
          key={one}
          to={one === views[0] ? path : `${path}?show=${one}`}
          preventScrollReset
          aria-current={one === view ? 'page' : undefined}
          className={one === view ? 'pill chip pill-on' : 'pill chip'}
        >
          {translate(names[one])}
        </Link>
      ))}
    </nav>
  );
};
