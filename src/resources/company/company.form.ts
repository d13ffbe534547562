/** An empty company, as its form starts. */
export const defaults = {
  company_code: '',
  company_name: '',
  description: '',
  logo: '',
  logo_square: '',
  header_image: '',
};
