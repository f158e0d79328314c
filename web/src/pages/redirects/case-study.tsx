import { Navigate, useParams } from 'react-router';

/** The singular address leads to the plural one. */
export default function CaseStudyRedirect() {
  const { slug = '' } = useParams();
  return <Navigate to={`/case-studies/${slug}`} replace />;
}
