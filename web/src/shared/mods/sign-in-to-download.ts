import { defineMessage, type MessageTag } from 'react-intl';

/** Values of a text that names the file to download, such as "Log in to download X 1.0.0". */
export type DownloadValues = {
  readonly title: string;
  readonly version: string;
  readonly mod: MessageTag;
};

/** Asks a visitor to sign in for a download. */
export const signInToDownload = defineMessage<DownloadValues>({
  id: 'login.toDownload',
  defaultMessage: 'Entre para baixar <mod>{title}</mod> {version}',
});
