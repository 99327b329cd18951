import { Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { DAILY, type Days } from './day-figures.tsx';

/** A day of the portal's calendar, which is UTC's. */
export const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short', timeZone: 'UTC' }).format(new Date(day));

/** The last days in figures, the newest on top. */
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
          {days.toReversed().map((figures) => (
            <TableRow key={figures.day}>
              <TableCell component="th" scope="row">
                <time dateTime={figures.day}>{dayText(figures.day, locale)}</time>
              </TableCell>
              {DAILY.map((name) => (
                <TableCell key={name} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {format.format(figures[name])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
