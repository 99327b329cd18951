import { Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { DAILY, type Days } from './daily.ts';

/** Formats a day of the portal, which is a UTC day. */
export const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short', timeZone: 'UTC' }).format(new Date(day));

/** Daily counts as a table, newest first. */
export const DayTable = ({ days }: { days: Days }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const format = new Intl.NumberFormat(locale);
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ maxHeight: 480 }} tabIndex={0}>
      <Table size="small" stickyHeader aria-label={translate('console.dashboard.statistics')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('console.dashboard.day')}</TableCell>
            {DAILY.map((name) => (
              <TableCell key={name} align="right">
                {translate(`console.dashboard.daily.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days.toReversed().map((row) => (
            <TableRow key={row.day}>
              <TableCell component="th" scope="row">
                <time dateTime={row.day}>{formatDay(row.day, locale)}</time>
              </TableCell>
              {DAILY.map((name) => (
                <TableCell key={name} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {format.format(row[name])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
