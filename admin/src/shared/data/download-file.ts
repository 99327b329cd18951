/** Starts a download from a URL of the portal, without leaving the page. */
export const openDownload = (url: string, name: string): void =>
  Object.assign(document.createElement('a'), { href: url, download: name }).click();

export const downloadFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  openDownload(url, name);
  URL.revokeObjectURL(url);
};
