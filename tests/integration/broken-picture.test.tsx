import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PreviewPicture } from '@/domain/preview/PreviewPicture';

afterEach(cleanup);

const picture = () => document.querySelector('img');

it('a picture that cannot load gives way to the placeholder, and another one is tried', () => {
  const { rerender } = render(<PreviewPicture source="https://example.com/missing.png" />);
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  expect(document.querySelector('.MuiSkeleton-root')).not.toBeNull();
  rerender(<PreviewPicture source="https://example.com/other.png" />);
  expect(picture()).toHaveAttribute('src', 'https://example.com/other.png');
});
