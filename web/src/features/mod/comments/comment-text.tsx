import { textParts } from './text-parts.ts';

/** A comment's text as it was written: lines, and links to follow; nothing in it is ever markup. */
export const CommentText = ({ text }: { text: string }) => {
  let from = 0;
  return (
    <p className="comment-text" dir="auto" lang="">
      {textParts(text).map(({ text: shown, href }) => {
        const key = from;
        from += shown.length;
        return href === undefined ? (
          <span key={key}>{shown}</span>
        ) : (
          <a key={key} className="text-link" href={href} target="_blank" rel="nofollow ugc noopener">
            {shown}
          </a>
        );
      })}
    </p>
  );
};
