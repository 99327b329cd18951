import type { ExportName } from '@bigorna/domain/endpoints/admin/overview.schemas';
import { EXPORT_ROWS_MAX } from '@bigorna/domain/limits';
import DownloadIcon from '@mui/icons-material/Download';
import { useState } from 'react';
import { Button, useListContext, useNotify, useTranslate } from 'react-admin';
import { isUnproved, parseFailure } from '#shared/actions/use-staff-mutation.tsx';
import { downloadFile } from '#shared/data/download-file.ts';
import { fetchExport, fetchWholeExport } from '#shared/data/fetch-export.ts';
import { getCurrentLocale } from '#shared/i18n/i18n-provider.ts';

const rowsMax = (): string => new Intl.NumberFormat(getCurrentLocale()).format(EXPORT_ROWS_MAX);

interface ExportButtonProps {
  name: ExportName;
  /** Filter that always applies. */
  filter?: Readonly<Record<string, string>>;
  /** Downloads all rows, in parts. */
  isWhole?: boolean;
}

/** Downloads the list as CSV, with its filter and order. The server creates the file. */
export const ExportButton = ({ name, filter = {}, isWhole = false }: ExportButtonProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { sort, filterValues, total } = useListContext();
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    try {
      const query = {
        sort: JSON.stringify([sort.field, sort.order]),
        filter: JSON.stringify({ ...filterValues, ...filter }),
      };
      const { file, isTruncated } = await (isWhole ? fetchWholeExport : fetchExport)(name, query);
      downloadFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
      if (isTruncated) notify('console.list.truncated', { type: 'warning', messageArgs: { rows: rowsMax() } });
      else notify('console.list.exported', { type: 'success' });
    } catch (error) {
      if (!isUnproved(error)) notify(parseFailure(error)?.message ?? 'console.error.export', { type: 'error' });
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button label={translate('console.action.export')} onClick={() => void run()} disabled={running || total === 0}>
      {/* The icon is a child, because on a phone react-admin's button shows only the child. */}
      <DownloadIcon />
    </Button>
  );
};
