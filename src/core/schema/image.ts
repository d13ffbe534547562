import * as z from '@/core/zod';
import { type ImageSize, isHttpsUrl, isImageSource, isOfSize, readImageSize } from '@/core/images';
import { packMessage } from '@/core/validation-messages';
import { shapeOf } from '@/core/schema-shape';
import { orEmpty } from './text';

/** A required picture of exactly `size`. An address is taken as it is: its pixels cannot be read here. */
export const image = (size: ImageSize) =>
  z
    .preprocess(orEmpty, pictureOf(size, z.string('validation.image').min(1, 'validation.image')))
    .register(pictures, { size });

/** The same where the picture may be missing; it is empty then. */
export const optionalImage = (size: ImageSize) =>
  z
    .preprocess(orEmpty, pictureOf(size, z.string('validation.image_format')))
    .register(pictures, { size });

const pictures = z.registry<{ size: ImageSize }>();

/**
 * The size a picture in `field` of what `schema` describes must have; undefined where the field holds none,
 * whatever its value looks like.
 */
export const pictureSize = (schema: z.core.$ZodType, field: string): ImageSize | undefined => {
  const type: unknown = shapeOf(schema)[field];
  return type instanceof z.ZodType ? pictures.get(type)?.size : undefined;
};

const pictureOf = (size: ImageSize, picture: z.ZodString) =>
  picture
    .refine((value) => value === '' || isImageSource(value), 'validation.image_format')
    .refine(
      (value) => isHttpsUrl(value) || isOfSize(readImageSize(value), size),
      packMessage('validation.image_size', { w: size.width, h: size.height }),
    );
