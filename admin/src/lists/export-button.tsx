import type { ExportName } from '@bigorna/domain/endpoints/admin/overview';
import { EXPORT_ROWS_MAX } from '@bigorna/domain/limits';
import DownloadIcon from '@mui/icons-material/Download';
import { useState } from 'react';
import { Button, useListContext, useNotify, useTranslate } from 'react-admin';
import { readFailure } from '../acts/use-staff-act.tsx';
import { fetchExport } from '../data/fetch-export.ts';
import { currentLocale } from '../i18n/i18n-provider.ts';

const save = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
};

const rowsMax = (): string => new Intl.NumberFormat(currentLocale()).format(EXPORT_ROWS_MAX);

interface ExportButtonProps {
  name: ExportName;
  /** What the list is always narrowed to, whatever its reader chose. */
  filter?: Readonly<Record<string, string>>;
}

/** The list as CSV, made by the server with the list's own filter and order. */
export const ExportButton = ({ name, filter = {} }: ExportButtonProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { sort, filterValues, total } = useListContext();
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    try {
      const query = new URLSearchParams({
        sort: JSON.stringify([sort.field, sort.order]),
        filter: JSON.stringify({ ...filterValues, ...filter }),
      });
      const { file, isTruncated } = await fetchExport(name, query);
      save(file, `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
      if (isTruncated) notify('console.list.truncated', { type: 'warning', messageArgs: { rows: rowsMax() } });
      else notify('console.list.exported', { type: 'success' });
    } catch (error) {
      notify(readFailure(error)?.message ?? 'console.error.export', { type: 'error' });
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button label={translate('console.action.export')} onClick={() => void run()} disabled={running || total === 0}>
      {/* As its child: on a phone react-admin's button shows nothing else. */}
      <DownloadIcon />
    </Button>
  );
};
