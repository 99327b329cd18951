import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { byAuthor } from './mod-messages.ts';

/** “by” and the author of a mod, as a link to the author's page. Inside a card, it is above the link of the card. */
export const AuthorLink = ({ author, className }: { author: string; className: string }) => (
  <Link className={`relative z-1 hover:text-ember-2 ${className}`} to={paths.author(author)}>
    {translate(byAuthor, { author })}
  </Link>
);
