import { parseTextParts } from './parse-text-parts.ts';

/** A comment's text with line breaks and links; never markup. */
export const CommentText = ({ text }: { text: string }) => {
  let from = 0;
  return (
    <p className="comment-text" dir="auto" lang="">
      {parseTextParts(text).map(({ text: label, href }) => {
        const key = from;
        from += label.length;
        return href === undefined ? (
          <span key={key}>{label}</span>
        ) : (
          <a key={key} className="text-link" href={href} target="_blank" rel="nofollow ugc noopener">
            {label}
          </a>
        );
      })}
    </p>
  );
};
