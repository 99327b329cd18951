interface Written {
  readonly email: string;
  readonly subject: string;
}

/** Opens the reader's own mail program at an answer; what was written is not repeated there. */
export const mailAddress = ({ email, subject }: Written): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
