import * as z from '@/core/zod';
import { type ImageSize, isHttpsUrl, isImageSource, isOfSize, readImageSize } from '@/core/images';
import { packMessage } from '@/core/validation-messages';
import { shapeOf } from '@/core/schema-shape';
import { orEmpty } from './text';

/** A required picture of exactly `size`. The pixels of an address are not checked: they cannot be read here. */
export const image = (size: ImageSize) =>
  z
    .preprocess(orEmpty, pictureOf(size, z.string('validation.image').min(1, 'validation.image')))
    .register(pictures, { size });

/** An optional picture; empty where it is missing. */
export const optionalImage = (size: ImageSize) =>
  z
    .preprocess(orEmpty, pictureOf(size, z.string('validation.image_format')))
    .register(pictures, { size });

const pictures = z.registry<{ size: ImageSize }>();

/**
 * The required size of the picture in `field` of `schema`; undefined where the field does not hold a picture, whatever
 * its value looks like.
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
