interface MessageSender {
  readonly email: string;
  readonly subject: string;
}

/** Opens the mail program with a reply. Does not quote the message. */
export const getMailtoUrl = ({ email, subject }: MessageSender): string =>
  // Some mail programs reject an address with an encoded @. The last @ stays literal.
  `mailto:${encodeURIComponent(email).replace(/%40(?!.*%40)/, '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
