{{- define "nukkad.labels" -}}
app.kubernetes.io/name: nukkad
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "nukkad.image" -}}
{{ required "images.prefix is needed" .root.Values.images.prefix }}-{{ .image }}:{{ .root.Values.images.tag | default .root.Chart.AppVersion }}
{{- end }}

{{- define "nukkad.name" -}}
{{ .root.Release.Name }}-{{ .part }}
{{- end }}

{{/* What every pod may do: nothing but write to /tmp. The user 1000 is that of the images. */}}
{{- define "nukkad.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.images.pullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "nukkad.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{- define "nukkad.environment" -}}
- { name: NODE_ENV, value: production }
- { name: PUBLIC_ORIGIN, value: {{ required "publicOrigin is needed" .root.Values.publicOrigin | quote }} }
- { name: HIRE_ORIGIN, value: {{ .root.Values.hireOrigin | quote }} }
- { name: METRICS_PORT, value: {{ .root.Values.metricsPort | quote }} }
{{- range $name, $value := .root.Values.operator }}
- { name: {{ $name }}, value: {{ required (printf "operator.%s is needed" $name) $value | quote }} }
{{- end }}
{{- range $name, $value := .root.Values.settings }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}

{{- define "nukkad.apiEnvironment" -}}
{{ include "nukkad.environment" . }}
- { name: TRUST_PROXY, value: {{ .root.Values.trustProxy.inside | quote }} }
- { name: DATA_DIR, value: /tmp/data }
- { name: S3_BUCKET, value: {{ required "objectStore.bucket is needed" .root.Values.objectStore.bucket | quote }} }
- { name: S3_ENDPOINT, value: {{ .root.Values.objectStore.endpoint | quote }} }
- { name: S3_REGION, value: {{ .root.Values.objectStore.region | quote }} }
- { name: S3_FORCE_PATH_STYLE, value: {{ .root.Values.objectStore.forcePathStyle | quote }} }
{{- end }}

{{/* The later Secret replaces keys of the first: `database` has the addresses of the database for a role of its own. */}}
{{- define "nukkad.secret" -}}
envFrom:
  - secretRef: { name: {{ required "existingSecret is needed" .root.Values.existingSecret | quote }} }
  {{- with .database }}
  - secretRef: { name: {{ . | quote }} }
  {{- end }}
{{- end }}

{{/* The web server needs no secret but the address of Valkey. */}}
{{- define "nukkad.webEnvironment" -}}
{{ include "nukkad.environment" . }}
- { name: TRUST_PROXY, value: {{ .root.Values.trustProxy.ingress | quote }} }
- { name: API_ORIGIN, value: "http://{{ .root.Release.Name }}-api:4000" }
- { name: CHAT_ORIGIN, value: "http://{{ .root.Release.Name }}-chat:4100" }
- name: VALKEY_URL
  valueFrom:
    secretKeyRef: { name: {{ .root.Values.existingSecret | quote }}, key: VALKEY_URL, optional: true }
{{- end }}

{{- define "nukkad.chatEnvironment" -}}
{{ include "nukkad.environment" . }}
- { name: TRUST_PROXY, value: {{ .root.Values.trustProxy.inside | quote }} }
{{- /* A socket needs no sticky session; polling would. */}}
- { name: SOCKET_TRANSPORTS, value: websocket }
{{- end }}

{{/* A server: a Deployment that is replaced pod by pod, and a budget that keeps one of them. */}}
{{- define "nukkad.server" -}}
{{- $labels := include "nukkad.labels" . -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "nukkad.name" . }}
  labels:
    {{- $labels | nindent 4 }}
spec:
  replicas: {{ .values.replicas }}
  strategy:
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  selector:
    matchLabels:
      {{- $labels | nindent 6 }}
  template:
    metadata:
      labels:
        {{- $labels | nindent 8 }}
      annotations:
        prometheus.io/scrape: "true"
        prometheus.io/port: {{ .root.Values.metricsPort | quote }}
    spec:
      {{- include "nukkad.podSecurity" . | nindent 6 }}
      # The drain time, and 20 s for requests under way.
      terminationGracePeriodSeconds: 30
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels:
              {{- $labels | nindent 14 }}
      containers:
        - name: {{ .part }}
          image: {{ include "nukkad.image" . | quote }}
          imagePullPolicy: {{ .root.Values.images.pullPolicy }}
          {{- include "nukkad.containerSecurity" . | nindent 10 }}
          {{- with .command }}
          command: {{ toJson . }}
          {{- end }}
          env:
            {{- include .environment . | nindent 12 }}
          {{- if .hasSecret }}
          {{- include "nukkad.secret" . | nindent 10 }}
          {{- end }}
          ports:
            - { name: http, containerPort: {{ .port }} }
            - { name: metrics, containerPort: {{ .root.Values.metricsPort }} }
          # The start reads what every search needs.
          startupProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 2
            failureThreshold: 60
          livenessProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
          readinessProbe:
            httpGet: { path: /readyz, port: http }
            periodSeconds: 2
            timeoutSeconds: 3
            failureThreshold: 1
          resources:
            {{- toYaml .values.resources | nindent 12 }}
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
      volumes:
        - name: tmp
          emptyDir: {}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ include "nukkad.name" . }}
  labels:
    {{- $labels | nindent 4 }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels:
      {{- $labels | nindent 6 }}
{{- end }}

{{- define "nukkad.service" -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ include "nukkad.name" . }}
  labels:
    {{- include "nukkad.labels" . | nindent 4 }}
spec:
  selector:
    {{- include "nukkad.labels" . | nindent 4 }}
  ports:
    - { name: http, port: {{ .port }}, targetPort: http }
{{- end }}
