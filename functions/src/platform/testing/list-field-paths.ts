import { z } from 'zod';

/** The fields of a schema, with dotted names inside maps. */
export const listFieldPaths = (schema: z.core.$ZodType): string[] => {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(listFieldPaths);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return listFieldPaths(schema.unwrap());
  if (schema instanceof z.ZodArray) return listFieldPaths(schema.element);
  if (schema instanceof z.ZodRecord) return listFieldPaths(schema.valueType);
  if (!(schema instanceof z.ZodObject)) return [];
  const { shape }: { shape: Record<string, z.core.$ZodType> } = schema;
  return Object.entries(shape).flatMap(([name, field]) => [
    name,
    ...listFieldPaths(field).map((inner) => `${name}.${inner}`),
  ]);
};
