import { type GetListParams, type UseGetListOptions, useGetList } from 'react-admin';
import type { ListName, StaffRow } from '#shared/api/resource-calls.ts';

/** A list of a resource, from react-admin's cache. The resource determines the type of the rows. */
export const useStaffList = <K extends ListName>(
  resource: K,
  params: Partial<GetListParams>,
  options?: UseGetListOptions<StaffRow<K>>,
) => useGetList<StaffRow<K>>(resource, params, options);
