import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { byAuthor } from './mod-messages.ts';

/** “by” and the author of a mod, as a link to the author's page. In a card it lies above the title's link. */
export const AuthorLink = ({ author, className }: { author: string; className: string }) => (
  <Link className={`relative z-1 wrap-anywhere hover:text-ember-2 ${className}`} to={paths.author(author)}>
    {translate(byAuthor, { author })}
  </Link>
);
