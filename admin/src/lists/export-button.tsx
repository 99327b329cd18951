import type { ExportName } from '@bigorna/domain/endpoints/admin/overview';
import DownloadIcon from '@mui/icons-material/Download';
import { useState } from 'react';
import { Button, useListContext, useNotify, useTranslate } from 'react-admin';
import { currentLocale } from '../i18n/i18n-provider.ts';
import { currentToken } from '../session/firebase-session.ts';

const fetchFile = async (name: ExportName, query: URLSearchParams): Promise<Blob> => {
  const token = await currentToken();
  const answer = await fetch(`/api/admin/exports/${name}?${query}`, {
    headers: { 'accept-language': currentLocale(), ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  if (!answer.ok) throw new Error(`the export answered ${answer.status}`);
  return answer.blob();
};

const save = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
};

/** The list as CSV, made by the server with the list's own filter and order. */
export const ExportButton = ({ name }: { name: ExportName }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { sort, filterValues, total } = useListContext();
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    try {
      const query = new URLSearchParams({
        sort: JSON.stringify([sort.field, sort.order]),
        filter: JSON.stringify(filterValues),
      });
      save(await fetchFile(name, query), `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
      notify('console.list.exported', { type: 'success' });
    } catch {
      notify('console.error.export', { type: 'error' });
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button
      label={translate('console.action.export')}
      onClick={() => void run()}
      disabled={running || total === 0}
      startIcon={<DownloadIcon />}
    />
  );
};
