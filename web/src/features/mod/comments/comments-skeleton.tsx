import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({
  loading: { id: 'comments.loading', defaultMessage: 'Carregando os comentários...' },
});

const LINES = ['first', 'second', 'third'];

/** Comments on their way, in their shape. */
export const CommentsSkeleton = () => (
  <div role="status">
    <span className="sr-only">
      <FormattedMessage {...messages.loading} />
    </span>
    {LINES.map((line) => (
      <div key={line} className="comment" aria-hidden="true">
        <div className="comment-avatar skeleton" />
        <div className="comment-body">
          <div className="skeleton h-5 w-1/3" />
          <div className="skeleton h-12" />
        </div>
      </div>
    ))}
  </div>
);
