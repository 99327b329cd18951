import { parseTextParts } from './parse-text-parts.ts';

/** A comment's text with line breaks and links; never markup. */
export const CommentText = ({ text }: { text: string }) => {
  let from = 0;
  return (
    <p className="comment-text" dir="auto" lang="">
      {parseTextParts(text).map(({ text: visible, href }) => {
        const key = from;
        from += visible.length;
        return href === undefined ? (
          <span key={key}>{visible}</span>
        ) : (
          <a key={key} className="text-link" href={href} target="_blank" rel="nofollow ugc noopener">
            {visible}
          </a>
        );
      })}
    </p>
  );
};
