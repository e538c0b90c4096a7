import { useNavigate } from 'react-router-dom';

/** Opens the page /locations, which looks up what is typed in the form. */
export function useLocationsPage() {
  const navigate = useNavigate();
  return (form: HTMLFormElement) => {
    const typed = String(new FormData(form).get('postcode'));
    void navigate(`/locations?${new URLSearchParams({ postcode: typed }).toString()}`);
  };
}
